import { type ComponentType, createContext, createElement, use } from 'react'

/** What JSON says completely: two values with the same JSON are the same. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/** Props that are plain data and listeners; what a part is drawn into or around cannot be compared. */
type KeptProps<Props> = {
  [Name in keyof Props]: Props[Name] extends Plain | ((...args: never) => unknown) ? Props[Name] : never
}

/** Where a part stands in the page that is drawn. */
export type PartPlace = {
  /** Name and number of the element that stands for the part until the page is drawn. */
  tag: string
  id: number
  /** Pictures that browsers are told of in the head; null where the part has to be drawn. */
  early: readonly EarlyPicture[] | null
}

/** A picture that does not wait until it is near: React names it in the head of the document. */
export type EarlyPicture = { src: string; srcSet?: string; sizes?: string; fetchPriority?: 'high' }

/** Gives every part of a page its place. */
export type PartPlaces = (part: string, props: object) => PartPlace

/** On the server only, and only where parts are kept. */
export const PartPlacesContext = /* @__PURE__ */ createContext<PartPlaces | null>(null)

/**
 * A part that is the same on many pages: the server draws it once for each shop and props, and writes the same HTML
 * where it stands again. In the browser it is the part itself, and takes that HTML over as ever.
 *
 * It may depend on its props, on the shop and its words, and on nothing else: not on the address, the time, or what a
 * store holds. An id comes with the props, since `useId` says where a part stands. It is one element or several, no
 * text beside them, and no other kept part in it is kept by itself.
 *
 * @param name of this part alone
 * @see docs/adr/0048-parts-that-are-drawn-once.md
 */
export function keptPart<Props extends KeptProps<Props>>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part

  return function KeptPart(props: Props) {
    const place = use(PartPlacesContext)
    if (place === null) return createElement(Part, props)
    const { tag, id, early } = place(name, props)
    const inner =
      early === null ? (
        <PartPlacesContext value={null}>{createElement(Part, props)}</PartPlacesContext>
      ) : (
        early.map((picture) => <img key={picture.src} alt="" {...picture} />)
      )
    return createElement(tag, { id }, inner)
  }
}
