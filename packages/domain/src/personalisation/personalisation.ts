/** Rows text1..n as the shopper wrote them. */
export type CustomText = Record<string, string>

/** The text that means „without personalisation“. @see spec §4 "text1 equal to 'ohne'" */
export const WITHOUT = 'ohne'

/** Whether there is any text to put on the product. @see spec §4 "Basket item" */
export function hasPersonalisation(customText: CustomText | null): boolean {
  if (!customText || customText.text1?.trim().toLowerCase() === WITHOUT) return false
  return Object.values(customText).some((row) => row.trim() !== '')
}

/** The id that ties a product to its personalisation: eight digits. @see spec §9 */
export function personalisationGroupId(random: () => number): string {
  return String(10_000_000 + Math.floor(random() * 90_000_000))
}
