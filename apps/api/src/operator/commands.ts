import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import type { Command } from './command.ts';
import { configCommand } from './show-config/config-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { keysCommand } from './keys-command.ts';
import { migrateCommand, seedCommand } from './migrate-commands.ts';
import { retentionCommand } from './retention-command.ts';
import { sessionsCommand } from './sessions-command.ts';

/** The commands of the operator's tool, in the order of its help. */
export const commands: readonly Command[] = [
  configCommand,
  migrateCommand,
  seedCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  sessionsCommand,
  keysCommand,
  retentionCommand,
];
