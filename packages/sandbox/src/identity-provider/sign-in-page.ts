import { html, page } from '../html.ts';

/** Renders the sign-in form: one address, no password. */
export function signInPage({ action, email, error }: { action: string; email: string; error?: string }): string {
  return page(
    'Sign in',
    html`<div class="narrow">
      <h1>Sign in</h1>
      <p class="note">
        This page stands in for your identity provider. Any address may sign in, and there is no password.
      </p>
      <form method="post" action="${action}">
        ${error ? html`<p class="error" role="alert">${error}</p>` : undefined}
        <label
          >Email address<input type="email" name="email" value="${email}" required autocomplete="email" autofocus
        /></label>
        <label class="tick"
          ><input type="checkbox" name="verified" checked /> The provider has verified this address</label
        >
        <div class="actions"><button type="submit">Sign in</button> <a href="${action}/cancel">Cancel</a></div>
      </form>
    </div>`,
  );
}

/** Renders the page for a sign-in that cannot continue. */
export function failedPage(sentence: string, publicOrigin: string): string {
  return page(
    'Sign-in did not work',
    html`<div class="narrow">
      <h1>Sign-in did not work</h1>
      <p>${sentence}</p>
      <p><a href="${publicOrigin}">Back to the site</a></p>
    </div>`,
  );
}
