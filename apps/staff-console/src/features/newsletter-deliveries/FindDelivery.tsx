import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';

const Form = styled.form`
  flex: 0 1 26rem;
  max-width: 26rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.sm};
`;

/** Searches all campaigns for deliveries to an address. */
export function FindDelivery({ query = '' }: { query?: string }) {
  const [email, setEmail] = useState(query);
  const navigate = useNavigate();
  const path = useConsolePath();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address) void navigate(path(`deliveries?email=${encodeURIComponent(address)}`));
  };
  return (
    <Form onSubmit={find} role="search">
      <TextField
        label="Did a person get it? Enter the address"
        type="search"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit">Find</Button>
    </Form>
  );
}
