import { rowsToCsv } from '../../../own-streets/to-csv.ts';
import { exampleList } from '../example-list.ts';
import type { Network } from '../../../road-network/segment.ts';
import type { DrawnSample } from './sample-settings.ts';

/** Formats a sample as CSV, with an empty column for the second rating and the values that draw it again. */
export const sampleCsv = (network: Network, { drawn, places, seed, order, spacing, start }: DrawnSample): string =>
  rowsToCsv(
    drawn.map((index, row) => {
      const { id, name, streetClass, lengthFeet, widthFeet, pci, ratedIn } = network.segments[index]!;
      return {
        place: places[row]! + 1,
        id,
        name,
        class: streetClass,
        length_ft: lengthFeet,
        width_ft: widthFeet,
        seed,
        order,
        spacing,
        start,
        rated_in: ratedIn,
        pci,
        second_rating: undefined,
        ...(network === exampleList && { notice: 'EXAMPLE: invented streets' }),
      };
    }),
  );
