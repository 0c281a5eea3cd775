import { CostLanes } from '@workspace/ui/road/CostLanes';

export default function TestFirstOrOverlayAll() {
  return (
    <CostLanes
      today={{
        name: 'Overlay all, rebuild what fails',
        total: '$3.18M',
        parts: [
          { name: 'overlay', amount: 1_920_000, shade: '1' },
          { name: 'later reclamation', amount: 1_260_000, shade: '2' },
        ],
      }}
      ours={{
        name: 'Test first',
        total: '$2.50M',
        parts: [
          { name: 'tests', amount: 36_000, shade: '3' },
          { name: 'overlay', amount: 1_200_000, shade: '1' },
          { name: 'reclamation', amount: 1_260_000, shade: '2' },
        ],
      }}
      description="Overlaying all 8 lane miles and reclaiming 3 later costs $3.18 million. Testing first, then overlaying 5 and reclaiming 3, costs $2.50 million."
    />
  );
}
