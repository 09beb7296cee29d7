/** A picture of a menu; the words beside it say what it shows. */
export type MenuImage = {
  src: string
  width: number
  height: number
  colour: string | null
  focus?: string | undefined
}

/** One place of the menus; `href` is ready to be used, with its locale. */
export type NavigationItem = {
  name: string
  href: string
  /** Has its place before it is there. */
  image?: MenuImage | undefined
  /** A line below the name, where editors wrote one. */
  text?: string
  /** Whether it is more than its parts: a category, which `Alles aus …` leads to. */
  isCategory: boolean
  children: NavigationItem[]
}

/** What menus show once somebody comes near them. */
export type MenuPictures = {
  /** By the address of the item. */
  images: Readonly<Record<string, MenuImage>>
  /** What the entry that is no category leads to. */
  discover: NavigationItem[]
}
