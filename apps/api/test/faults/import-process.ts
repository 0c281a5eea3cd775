import { createReadStream } from 'node:fs';
import { connectDatabase } from '../../src/database/orm.ts';
import { stageImport } from '../../src/features/subscriber-imports/stage-import.ts';
import { SubscriberImportEntity } from '../../src/features/subscriber-imports/subscriber-import-entity.ts';
import { maintainImports } from '../../src/features/subscriber-imports/maintain-imports.ts';

/** Orders for a process: upload a file into a list and import it, or only complete unfinished work. */
export interface ImportOrders {
  databaseUrl: string;
  upload?: { emailListId: string; file: string };
}

process.once('message', (orders: ImportOrders) => void work(orders));

async function work({ databaseUrl, upload }: ImportOrders) {
  const orm = await connectDatabase(databaseUrl);
  process.send?.('ready');
  if (upload) {
    const { emailListId, file } = upload;
    const chunks = createReadStream(file) as AsyncIterable<Buffer>;
    const id = await stageImport(orm, { emailListId, fileName: 'people.csv', chunks, columns: {}, by: 'ada' });
    await orm.em.fork().nativeUpdate(SubscriberImportEntity, { id }, { status: 'importing' });
  }
  await maintainImports(orm);
  await orm.close();
  process.exit(0);
}
