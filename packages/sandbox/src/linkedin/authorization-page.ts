import { html, page } from '../html.ts';
import { members } from './members.ts';

/** Renders the page that asks to authorize an application. */
export function authorizationPage(action: string, requested: Record<string, string>): string {
  return page(
    'Allow access',
    html`<div class="narrow">
      <h1>Allow access to your business pages?</h1>
      <p class="note">This page stands in for LinkedIn. There is no password, and nothing leaves this machine.</p>
      <p>The application asks to:</p>
      <ul>
        ${requested.scope!.split(' ').map((scope) => html`<li>${sentences[scope] ?? scope}</li>`)}
      </ul>
      <form method="post" action="${action}">
        ${Object.entries(requested).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <fieldset>
          <legend>Sign in as</legend>
          ${members.map(
            ({ id, name, describedAs }, index) =>
              html`<label class="tick"
                ><input type="radio" name="member" value="${id}" ${index === 0 ? html`checked` : undefined} />
                <span>${name}, who ${describedAs}</span></label
              >`,
          )}
        </fieldset>
        <div class="actions">
          <button type="submit" name="answer" value="allow">Allow</button>
          <button type="submit" name="answer" value="cancel">Cancel</button>
        </div>
      </form>
    </div>`,
  );
}

const sentences: Record<string, string> = {
  rw_organization_admin: 'see your business pages, your roles and their followers',
  r_organization_social: 'read what your business pages posted',
  w_organization_social: 'post as your business pages',
};

/** Renders the page for a request that must not redirect. */
export function deadEndPage(sentence: string): string {
  return page(
    'Bad request',
    html`<div class="narrow">
      <h1>Bad request</h1>
      <p>${sentence}</p>
    </div>`,
  );
}
