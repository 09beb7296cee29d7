export type Machine = {
  platform: string
  exists: (path: string) => boolean
  list: (folder: string) => string[]
}

export function lacksLibrary(machine: Machine): boolean
