/**
 * What comes a moment after the page, as one door: each further door of the same file would be a file and a request of
 * its own.
 */

export { default as ConsentBanner } from '../consent/consent-banner.tsx'
export { afterStart } from './after-start.ts'
