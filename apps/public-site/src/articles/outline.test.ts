import { describe, expect, it } from 'vitest';
import { addHeadingIds } from './outline.ts';

const idsOf = (html: string) => addHeadingIds(html).headings.map(({ id }) => id);

describe('outlined', () => {
  it('gives every heading an id, a link to itself and an entry in the outline', () => {
    const { html, headings } = addHeadingIds(
      '<h2>What <strong>PCI</strong> &amp; IRI say</h2><p>Text</p><h3>Limits</h3><h4>Of sensors</h4>',
    );
    expect(headings).toEqual([
      { id: 'what-pci-iri-say', text: 'What PCI & IRI say', level: 2 },
      { id: 'limits', text: 'Limits', level: 3 },
      { id: 'of-sensors', text: 'Of sensors', level: 4 },
    ]);
    expect(html).toContain('<h3 id="limits">Limits <a href="#limits"');
    expect(html).toContain('<p>Text</p>');
  });

  it('names the link of a heading after the heading, without its footnotes', () => {
    const { html } = addHeadingIds(
      '<h2>The "<em>true</em>" cost &amp; more<small data-footnote="">In 2026</small></h2>',
    );
    expect(html).toContain('aria-label="Link to “The &quot;true&quot; cost &amp; more”">#</a>');
  });

  it('gives each heading a unique id that the page does not use', () => {
    expect(idsOf('<h2>Cost</h2><h2>Cost</h2><h2>Content</h2>')).toEqual(['cost', 'cost-2', 'content-2']);
  });

  it('leaves footnotes out of the outline, and their ids to them', () => {
    const { headings } = addHeadingIds(
      '<h2>Cost<small data-footnote="">In 2026</small></h2><h2>Notes</h2><h3>Note 1</h3>',
    );
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['cost', 'Cost'],
      ['notes-2', 'Notes'],
      ['note-1-2', 'Note 1'],
    ]);
  });

  it('generates an id for a heading without letters', () => {
    expect(idsOf('<h2>???</h2>')).toEqual(['section']);
  });
});
