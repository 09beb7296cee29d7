/** A4 in points, the size of the annex. */
export const NOTICE_SIZE = { width: 595, height: 842 } as const

/** 95 by 100 mm, the least size of the other annex, in tenths of a millimetre. */
export const LABEL_SIZE = { width: 950, height: 1000 } as const
