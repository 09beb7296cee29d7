/**
 * What comes a moment after the page, as one door: each further door of the same file would be a file and a request of
 * its own.
 */
export { afterStart } from './after-start.ts'
export { default as ConsentBanner } from './consent-banner.tsx'
