import { limits } from '../road-network/limits.ts';
import type { PacketSection } from './packet.ts';

/** The limits of the model. */
export const limitsSection: PacketSection = {
  heading: 'Limits of this plan',
  paragraphs: ['A planning model compares choices. It does not forecast a given street, and it replaces no engineer.'],
  tables: [],
  points: limits,
};
