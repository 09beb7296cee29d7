/** Length of an id that the server made. @see spec §3 "User", §9 */
export const SERVER_USER_ID_LENGTH = 64

/** Whether the server made this id for an anonymous shopper. @see spec §9 */
export function isServerUserId(id: string): boolean {
  return id.length === SERVER_USER_ID_LENGTH
}

/**
 * The local user id that the browser keeps: the stored one, or `random` when there is none;
 * null (forget it) as soon as the server supplies an id of its own.
 *
 * @see spec §3 "User"
 */
export function localUserId(
  stored: string | null,
  serverId: string | null,
  random: () => string,
): string | null {
  if (serverId !== null && isServerUserId(serverId)) return null
  return stored || random()
}

/**
 * Whether the shopper was anonymous before and is somebody else now, so that basket and wishlist items of the
 * previous session are added to the new one.
 *
 * @see spec §4 "Session"
 */
export function isTakeover(previousId: string, currentId: string): boolean {
  return previousId !== currentId && isServerUserId(previousId)
}
