/** Files in the manner of published exports, for tests. */
export const exampleFiles = {
  streetSaver: `StreetSaver Section Report,,,,,,,,,
Printed 03/02/2024,,,,,,,,,

Street ID,Section ID,Street Name,Beg. Location,End Location,Functional Class,Length (ft),Width (ft),Current PCI,Last Inspection
ACACIA,010,ACACIA AVE,MAIN ST,OAK ST,R - Residential/Local,"1,240",32,71,05/03/2023
ACACIA,020,ACACIA AVE,OAK ST,END,R - Residential/Local,860,,38,05/03/2023
MAIN,010,MAIN ST,1ST ST,5TH ST,A - Arterial,"2,610",64,55,06/11/2022
MILL,010,MILL RD,MAIN ST,CITY LIMIT,C - Collector,"3,105",40,n/a,06/11/2022
`,
  cartegraph: `ID,Street,From Street,To Street,Road Class,Length (mi),Width (ft),OCI,OCI Date
PV-0001,Birch St,1st Ave,2nd Ave,Local,0.076,28,64.2,4/18/2023 12:00:00 AM
PV-0002,Birch St,2nd Ave,3rd Ave,Local,0.081,28,48.9,4/18/2023 12:00:00 AM
PV-0003,County Line Rd,Birch St,Dead End,Minor Collector,1.204,24,22.0,4/19/2023 12:00:00 AM
`,
  paver: `NetworkID,BranchID,BranchName,SectionID,From,To,Rank,True Length (Ft),True Width (Ft),PCI,Last Insp. Date,Last Const. Date
CITY,ELM,Elm Street,01,Park,Lake,E,512,30,88,2021-09-14,2016-06-01
CITY,ELM,Elm Street,02,Lake,Hill,E,498,30,83,2021-09-14,2016-06-01
CITY,RIVER,River Road,01,Bridge,Elm,B,2310,52,46,2021-09-15,1998-06-01
CITY,RIVER,River Road,01,Bridge,Elm,B,2310,52,61,2016-08-02,1998-06-01
`,
  sanFrancisco: `CNN,Street Name,From Street,To Street,PCI Score,PCI Change Date,Functional Class,Shape_Length
7798000,JACKSON ST,FRANKLIN ST,GOUGH ST,82,2023-04-10T00:00:00.000,Residential,412.5
5678000,GEARY BLVD,20TH AVE,21ST AVE,67,2022-11-02T00:00:00.000,Arterial,240
1234000,POLK ST,BAY ST,BEACH ST,,2019-01-15T00:00:00.000,Collector,330.1
`,
  european: `Straßenname;Name;Klasse;Class;Länge;Length_m;Width_m;PCI;Year
Gartenstraße;Gartenstraße;G;Local;;1.240,5;6,5;71,25;2023
Hauptstraße;Hauptstraße;H;Arterial;;980,0;12,0;55,5;2022
`,
} as const;

/** Four streets of an Esri layer, as its GeoJSON export writes them. */
export const esriGeoJson = JSON.stringify({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:4326' } },
  features: [
    {
      type: 'Feature',
      id: 1,
      geometry: {
        type: 'LineString',
        coordinates: [
          [-122.27, 37.87],
          [-122.268, 37.87],
        ],
      },
      properties: {
        OBJECTID: 1,
        FULLNAME: 'Cedar St',
        FUNC_CLASS: 4,
        PCI_LATEST: 61.5,
        LAST_INSPECTION: 1_683_072_000_000,
        SHAPE__Length: 0.002,
      },
    },
    {
      type: 'Feature',
      id: 2,
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [-122.268, 37.87],
            [-122.268, 37.872],
          ],
          [
            [-122.268, 37.872],
            [-122.268, 37.873],
          ],
        ],
      },
      properties: {
        OBJECTID: 2,
        FULLNAME: 'Spruce Ave',
        FUNC_CLASS: 7,
        PCI_LATEST: 44,
        LAST_INSPECTION: 1_683_072_000_000,
        SHAPE__Length: 0.003,
      },
    },
    {
      type: 'Feature',
      id: 3,
      geometry: null,
      properties: {
        OBJECTID: 3,
        FULLNAME: 'Lost Ln',
        FUNC_CLASS: 7,
        PCI_LATEST: 30,
        LAST_INSPECTION: null,
        SHAPE__Length: null,
      },
    },
  ],
});
