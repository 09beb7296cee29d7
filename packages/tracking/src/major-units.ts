/** A price as the data layer wants it: minor units divided by 100. @see spec §7 */
export function majorUnits(minorUnits: number): number {
  return minorUnits / 100
}
