import { styled } from 'styled-components';

const Away = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A honeypot field that people do not see, reach or hear. Only a bot fills it in. */
export function Honeypot() {
  return (
    <Away aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Away>
  );
}
