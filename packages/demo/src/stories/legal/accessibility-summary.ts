/** What journeys have shown, out of docs/accessibility/record.jsonl; written by `node scripts/accessibility.ts`. */
export const ACCESSIBILITY = {
  views: 77,
  languages: ['de'],
  isBoughtByKeyboard: true,
  isBoughtByNames: true,
  fitsSmallWindows: true,
  fitsLargeText: true,
  checksByHand: 0,
}
