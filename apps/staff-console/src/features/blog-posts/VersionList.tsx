import { useState } from 'react';
import type { DraftHistory } from '@workspace/contracts/draft-history';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment, shortRange, shortTime } from '../../layout/local-time.ts';
import { DraftEntries } from '../draft-history/DraftEntries.tsx';
import { changeText } from './change-text.ts';
import { Entry, List, Session, SessionSaves } from './versions-style.ts';
import type { Save, VersionSession } from './version-sessions.ts';

interface VersionListProps {
  /** Newest first. */
  sessions: readonly VersionSession[];
  drafts: readonly DraftHistory[];
  /** The ID of the version or the draft that is compared. */
  current: string;
  onChoose: (id: string) => void;
}

/** The saves of a post by editing session, newest first. A session of one save is an entry of its own. */
export function VersionList({ sessions, drafts, current, onChoose }: VersionListProps) {
  const stored = sessions[0]?.saves[0];
  return (
    <List aria-label="Saves, newest first">
      {sessions.map(({ saves, change }, index) => (
        <li key={saves.at(-1)!.id}>
          {saves.length === 1 ? (
            <SingleSave save={saves[0]} {...{ stored, current, onChoose }} />
          ) : (
            <SessionRow session={{ saves, change }} isLatest={index === 0} {...{ stored, current, onChoose }} />
          )}
        </li>
      ))}
      <DraftEntries {...{ drafts, current, onChoose }} />
    </List>
  );
}

interface SavesProps extends Pick<VersionListProps, 'current' | 'onChoose'> {
  /** The version that is the post as it is stored. */
  stored: Save | undefined;
}

interface SessionRowProps extends SavesProps {
  session: VersionSession;
  isLatest: boolean;
}

function SessionRow({ session: { saves, change }, isLatest, current, ...rest }: SessionRowProps) {
  // Choosing a save opens and closes no session.
  const [isOpenAtFirst] = useState(isLatest || saves.some(({ id }) => id === current));
  const [from, to] = [saves.at(-1)!.savedAt, saves[0].savedAt];
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  return (
    <Session open={isOpenAtFirst}>
      <summary>
        {shortRange(from, to)}
        <span>
          {personOf(saves[0])}, {formatCount(saves.length, 'save')}
        </span>
        <span>{changeText(change)}</span>
      </summary>
      <SessionSaves>
        {saves.map((save) => (
          <li key={save.id}>
            <SaveEntry {...{ save, current, ...rest }} time={(isOneDay ? shortTime : shortMoment)(save.savedAt)} />
          </li>
        ))}
      </SessionSaves>
    </Session>
  );
}

function SingleSave(props: SavesProps & { save: Save }) {
  return <SaveEntry {...props} time={shortMoment(props.save.savedAt)} person={personOf(props.save)} />;
}

function SaveEntry({ save, time, person, stored, current, onChoose }: SaveEntryProps) {
  const { id, title, change } = save;
  const isTitled = change.fields?.includes('title') ?? true;
  return (
    <Entry type="button" aria-current={id === current || undefined} onClick={() => onChoose(id)}>
      {time}
      {id === stored?.id && ' (as stored)'}
      {person && <span>{person}</span>}
      <span>{changeText(change)}</span>
      {isTitled && <span>{title}</span>}
    </Entry>
  );
}

interface SaveEntryProps extends SavesProps {
  save: Save;
  time: string;
  person?: string;
}

const personOf = ({ savedBy }: Save): string => savedBy ?? 'Not by a person';
