/** Folder of the pictures; a media key is a path below it. */
export const MEDIA_FOLDER = new URL('../media/', import.meta.url)
