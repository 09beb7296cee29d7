export type CroppedArea = { left: number; top: number; width: number; height: number }
/** `away`: its file cannot be had now; `outside`: it is not of the size that the library says. */
export type CroppedBytes =
  | { type: 'cropped'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'away' }
  | { type: 'outside' }

/** How the content service has answered. */
export type ContentReply =
  | { type: 'done'; data: unknown; total: number }
  /** It refuses; without a status it could not be asked at all. */
  | { type: 'refused'; status: number | null; reason: string }

/**
 * The stories of a shop, for changes: whatever the office does to them goes through the management protocol, whoever
 * serves the space.
 */
export type ContentDesk = {
  /** Asks an address of the protocol below the space. */
  ask: (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    input?: Record<string, unknown>,
  ) => Promise<ContentReply>
  /** Brings a picture into the library; nothing but its pixels is kept, whoever serves the space. */
  upload: (filename: string, bytes: Uint8Array<ArrayBuffer>, folderId: number | null) => Promise<ContentReply>
  /**
   * A part of a picture of the library, in px of the size that the library says, as bytes to upload. The server cuts it from
   * the file, and no canvas of a browser from what it shows: that is smaller, and a canvas that another origin has drawn on
   * gives nothing back.
   */
  cropped: (
    picture: { src: string; width: number; height: number },
    area: CroppedArea,
  ) => Promise<CroppedBytes>
  /** Whether a picture that a text names lies in the library, or did: others are none of its business. */
  keepsPicture: (src: string) => boolean
  /** Where the space keeps this shop's stories: what their full slugs begin with. */
  folder: string
  /** Where its editors are: plans are written in the time there. */
  timezone: string
  /** The language that fields are written in first. */
  language: string
  /** Languages that fields may be translated into, besides the first. */
  languages: readonly string[]
  /** Where the shop shows a story's draft, or a release: a path with a signature; null where drafts are not set up. */
  draftPath: (story: { id: number; path: string; release: number | null }, now: Date) => string | null
}

/** As much of it as makes a page. */
export type StoryDesk = Pick<ContentDesk, 'ask' | 'folder'>
