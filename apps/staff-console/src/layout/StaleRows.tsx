import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Area = styled.div`
  &[aria-busy='true'] :is([data-rows], label:has([data-selects-all])) {
    opacity: 0.6;
    pointer-events: none;
    /* Most responses are there before. */
    transition: opacity 0.1s 0.2s;
  }
  /* An empty list says so in the words of the filter that is loading. */
  &[aria-busy='true'] [data-empty] {
    visibility: hidden;
    transition: visibility 0s 0.2s;
  }
`;

/** A list that stays while another filter, search or page of it loads: its rows turn pale, and ignore presses. */
export function StaleRows({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return <Area aria-busy={isStale}>{children}</Area>;
}
