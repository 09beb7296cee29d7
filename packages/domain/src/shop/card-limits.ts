/** How far a finger has to go, px. @see spec §4 "Dialog", §9 */
export const SWIPE = { closeDialogPx: 70, detectionPx: 10 } as const

/** How many product cards a slider shows: at first, and from 768, 1024 and 1440 px on. @see spec §9 */
export const CARDS_IN_VIEW = {
  page: { base: 2, md: 3.1, lg: 4.3, xl: 6.2 },
  /** The layer after something was put into the basket. */
  layer: { base: 2, md: 2.5, lg: 2.5, xl: 2.5 },
} as const
