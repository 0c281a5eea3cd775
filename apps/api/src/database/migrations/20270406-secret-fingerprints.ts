import { Migration } from '@mikro-orm/migrations';

/** Fingerprints of the secrets of each running copy, so that copies with different ones find each other. */
export class Migration20270406SecretFingerprints extends Migration {
  override up(): void {
    this.addSql(`
      create table secret_fingerprints (
        copy uuid not null,
        variable text not null,
        fingerprints jsonb not null,
        seen_at timestamptz(3) not null default now(),
        primary key (copy, variable)
      )`);
  }
}
