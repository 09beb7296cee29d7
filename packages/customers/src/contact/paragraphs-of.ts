/** What somebody has typed as paragraphs of a mail, without the empty lines between them. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
