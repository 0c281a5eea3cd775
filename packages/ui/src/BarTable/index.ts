export { BarTable, type BarTableProps, type BarTableRow } from './BarTable.tsx';
