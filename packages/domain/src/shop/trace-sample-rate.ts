/** Share of page views whose performance is traced. @see spec §9 */
export const TRACE_SAMPLE_RATE = 0.1
