const special: Readonly<Record<string, string>> = { finishLogin: 'Signed in', logout: 'Signed out' };

/** Returns the name of an endpoint in words: `Change post` for `changePost`. */
export function actionLabel(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return special[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
