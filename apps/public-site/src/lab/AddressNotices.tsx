import { Notice } from '@workspace/ui/Notice';

type Props = {
  /** A message for each value of the address that could not be used. */
  problems: readonly string[];
  /** True when the address is of a plan for streets that it does not have. */
  lacksStreets: boolean;
};

/** Says what an address asks for and the page cannot show. */
export function AddressNotices({ problems, lacksStreets }: Props) {
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="caution" title="Some of this address could not be used">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {lacksStreets && (
        <Notice tone="caution" title="This plan was made for somebody’s own streets">
          <p>
            They stay on that person’s device and are in no address. The budget now goes to the example town: use the
            same file below to see that plan.
          </p>
        </Notice>
      )}
    </>
  );
}
