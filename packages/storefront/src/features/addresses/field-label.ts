/** The words above a field, as the shopper reads them; its name where it is not on the page. */
export function fieldLabel(id: string): string {
  const label =
    typeof document === 'undefined' ? null : document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.firstChild?.textContent ?? id
}
