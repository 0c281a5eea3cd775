import { Tabs } from '../../src/Tabs/index.ts';
import { State } from '../State.tsx';

export function TabsShow() {
  return (
    <State name="two tabs" isWide>
      <Tabs
        label="Preview"
        tabs={[
          { id: 'article', label: 'Article Preview', content: 'The article as readers see it.' },
          { id: 'excerpt', label: 'Excerpt Preview', content: 'The excerpt as it is listed.' },
        ]}
      />
    </State>
  );
}
