import { FileField } from '../../src/FileField/index.ts';
import { State } from '../State.tsx';

const nothing = () => {};
const csv = { hint: 'Columns: email, first_name, last_name', accept: '.csv', onFile: nothing };

export function FileFieldShow() {
  return (
    <>
      <State name="empty">
        <FileField {...csv} label="Choose a CSV file, or drop it here" />
      </State>
      <State name="chosen">
        <FileField {...csv} label="subscribers-2026.csv" hint="12 kB. Press to choose another" />
      </State>
      <State name="wrong">
        <FileField {...csv} label="streets.xlsx" error="This is a spreadsheet. Save it as CSV, and choose that file." />
      </State>
    </>
  );
}
