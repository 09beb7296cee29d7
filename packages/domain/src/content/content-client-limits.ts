/** How hard the content service may be asked. @see spec §7, §9 "Content client" */
export const CONTENT_CLIENT = {
  requestsPerSecond: 5,
  requestsPerSecondWithOauth: 3,
  maxRetries: 10,
  retryDelayMs: 300,
  itemsPerPage: 25,
  /** Related stories and links are fetched in batches of so many uuids. */
  uuidsPerBatch: 50,
} as const
