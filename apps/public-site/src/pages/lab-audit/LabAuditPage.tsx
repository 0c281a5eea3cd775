import { Head } from '../../head/Head.tsx';
import { auditPlace } from './audit-place.ts';
import { Agreement } from './sections/Agreement.tsx';
import { Hero } from './sections/Hero.tsx';
import { Prices } from './sections/Prices.tsx';
import { PlusMinus } from './sections/PlusMinus.tsx';
import { Questions } from './sections/Questions.tsx';
import { Sample } from './sections/Sample.tsx';
import { BlankSheet, Sheets } from './sections/Sheets.tsx';
import { Size } from './sections/Size.tsx';

export default function LabAuditPage() {
  return (
    <>
      <Head
        title="Audit a pavement survey: samples and field sheets"
        description="How many segments to walk, which ones by chance, field sheets to print, two ratings compared with their interval, and what surveys cost per mile."
        path={auditPlace}
        preview={{ tab: 'Lab', title: 'Audit your vendor, including us' }}
      />
      <Hero />
      <Size />
      <Sample />
      <Sheets />
      <Agreement />
      <PlusMinus />
      <Prices />
      <Questions />
      <BlankSheet />
    </>
  );
}
