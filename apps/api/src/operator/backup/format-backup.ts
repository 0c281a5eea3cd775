import type { BackupManifest } from './manifest.ts';
import { formatBytes } from './progress.ts';

/** The summary of a backup for people and programs. */
export interface BackupSummary {
  file: string;
  seconds: number;
  tables: number;
  rows: number;
  rowBytes: number;
  images: number;
  imageBytes: number;
  fileBytes: number;
  isEncrypted: boolean;
  missingFiles: string[];
}

export function summaryOf(
  file: string,
  { tables, images, missingFiles, size }: BackupManifest & { size: number },
  { now, isEncrypted }: { now: Date; isEncrypted: boolean },
): BackupSummary {
  return {
    file,
    seconds: secondsSince(now),
    ...sumsOf(tables),
    images: images.files,
    imageBytes: images.bytes,
    fileBytes: size,
    isEncrypted,
    missingFiles,
  };
}

export const secondsSince = (start: Date): number => Math.round((Date.now() - start.getTime()) / 100) / 10;

export function sumsOf(tables: BackupManifest['tables']): { tables: number; rows: number; rowBytes: number } {
  const all = Object.values(tables);
  const sum = (pick: (table: (typeof all)[number]) => number) => all.reduce((total, each) => total + pick(each), 0);
  return { tables: all.length, rows: sum(({ rows }) => rows), rowBytes: sum(({ bytes }) => bytes) };
}

export const formatSums = (
  sums: Pick<BackupSummary, 'tables' | 'rows' | 'rowBytes' | 'images' | 'imageBytes'>,
): string =>
  `${sums.rows} rows of ${sums.tables} tables (${formatBytes(sums.rowBytes)}) and ${sums.images} image files (${formatBytes(sums.imageBytes)})`;

export function formatBackup(summary: BackupSummary): string {
  const { file, seconds, fileBytes, isEncrypted, missingFiles } = summary;
  return [
    `Backed up ${formatSums(summary)} in ${seconds} s.`,
    `${file}: ${formatBytes(fileBytes)}, ${isEncrypted ? 'encrypted' : 'not encrypted: it has personal data, so set BACKUP_KEY'}.`,
    ...(missingFiles.length > 0
      ? [`${missingFiles.length} image files are missing in the store:`, ...missingFiles.map((key) => `  ${key}`)]
      : []),
  ].join('\n');
}
