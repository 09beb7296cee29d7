/** Whether React has taken this element over. It may still prepare the part around it (`data-asleep`). */
export function isKnownToReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
