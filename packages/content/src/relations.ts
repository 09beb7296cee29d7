/**
 * Fields of blocks that name other stories, `component.field`: the service includes those stories, and a change of one
 * refreshes the page. No block shows a story by its uuid so far (articles are listed by their folder); the first one
 * that does adds its field here.
 *
 * @see spec §7 "resolve_relations"
 */
export const CONTENT_RELATIONS: readonly string[] = []
