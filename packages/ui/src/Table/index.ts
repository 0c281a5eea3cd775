export { Table, tableDensities, type TableDensity, type TableProps } from './Table.tsx';
