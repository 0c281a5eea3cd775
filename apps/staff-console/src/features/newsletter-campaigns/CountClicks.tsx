import { styled } from 'styled-components';
import { Switch } from '@workspace/ui/Switch';
import { color, space } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
`;

/** The switch for counting which links a campaign's readers follow. Off by default. */
export function CountClicks({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Box>
      <Switch
        label="Count clicks"
        hint="Links to articles, in texts and of buttons lead through an address of ours, so that you see who followed which; the footer tells readers so. Whether an email was opened is never counted."
        isOn={isOn}
        onFlip={onChange}
      />
    </Box>
  );
}
