const UNITS: Record<string, string> = { LI: 'l', QM: 'm²' }

/** A unit as shoppers read it: LI is l, QM is m²; any other stays. @see spec §9 "Unit display" */
export function unitDisplay(unit: string): string {
  return UNITS[unit] ?? unit
}
