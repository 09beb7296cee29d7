import { lazy } from 'react'
import { withStyle } from './whole-style.ts'

/** A part that nothing shows at first: it is drawn when both its code and its styles are there, fetched side by side. */
export const lazyPart: typeof lazy = (load) => lazy(() => withStyle(load()))
