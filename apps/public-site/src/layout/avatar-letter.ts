/** Returns the letter shown in place of a picture: of the username, else of the email, else U. */
export function avatarLetter({ username, email }: { username: string; email: string }): string {
  return (username.trim()[0] ?? email.trim()[0] ?? 'U').toUpperCase();
}
