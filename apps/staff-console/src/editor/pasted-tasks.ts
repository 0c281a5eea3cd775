/** Signs of a task that is done, and of one that is not. */
export const taskSigns = { done: '☑', open: '☐' } as const;

/** Tasks of Google Docs, Confluence and its server, GitHub and Notion, which say their state in a way of their own. */
const tasks =
  '[role="checkbox"], [data-task-state], .inline-task-list > li, li:has(> input[type="checkbox"], > p > input[type="checkbox"], > .checkbox)';
const done =
  '[aria-checked="true"], [data-task-state="DONE"], .inline-task-list > .checked, :has(> input[checked], > p > input[checked], > .checkbox-on)';

/** Puts the sign of its state before the text of each task: the editor has no tasks. */
export function readTasks(body: HTMLElement): void {
  for (const task of body.querySelectorAll(tasks)) {
    const paragraph = task.querySelector(':scope > p');
    const sign = task.matches(done) ? taskSigns.done : taskSigns.open;
    for (const box of task.querySelectorAll(':scope > .checkbox, :scope > input, :scope > p > input')) box.remove();
    (paragraph ?? task).prepend(`${sign} `);
  }
}
