/** The sample deliverables that are files: served by the site, linked on the page of evidence. */
export const sampleFiles = [
  {
    format: 'csv',
    label: 'CSV',
    path: '/samples/sample-survey.csv',
    name: 'sample-survey.csv',
    type: 'text/csv; charset=utf-8; header=present',
    description: 'A row for each segment, for a spreadsheet or an import into a pavement management system.',
  },
  {
    format: 'geojson',
    label: 'GeoJSON',
    path: '/samples/sample-survey.geojson',
    name: 'sample-survey.geojson',
    type: 'application/geo+json',
    description: 'A line for each segment with its distresses, for QGIS, ArcGIS or a web map.',
  },
  {
    format: 'pdf',
    label: 'PDF',
    path: '/samples/sample-report.pdf',
    name: 'sample-report.pdf',
    type: 'application/pdf',
    description: 'The report for a council, with map, tables and page numbers, tagged for screen readers.',
  },
] as const;
