import type { PictureFolder } from '@shop/api-client/office/picture-folder-commands'

/** The way to a folder, from the library down to itself; it ends where a folder is not known. */
export function wayTo(folders: readonly PictureFolder[], id: number | null): PictureFolder[] {
  const way: PictureFolder[] = []
  for (let at = id; at !== null; ) {
    const folder = folders.find((one) => one.id === at)
    if (folder === undefined || way.includes(folder)) return way
    way.unshift(folder)
    at = folder.parentId
  }
  return way
}

/** The folders in one, in the order of their names. */
export function foldersIn(folders: readonly PictureFolder[], id: number | null): PictureFolder[] {
  return folders.filter(({ parentId }) => parentId === id).toSorted(byName)
}

/** Every folder with the names of its way, each below the one that it lies in; without one and all that lies in it. */
export function placedFolders(
  folders: readonly PictureFolder[],
  without: number | null = null,
): { id: number; name: string }[] {
  const below = (parent: number | null, before: string): { id: number; name: string }[] =>
    foldersIn(folders, parent)
      .filter(({ id }) => id !== without)
      .flatMap(({ id, name }) => {
        const whole = before === '' ? name : `${before} / ${name}`
        return [{ id, name: whole }, ...below(id, whole)]
      })
  return below(null, '')
}

function byName(one: PictureFolder, other: PictureFolder): number {
  return one.name.localeCompare(other.name)
}
