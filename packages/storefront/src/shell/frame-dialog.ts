/** What the frame may open over the page. */
export type FrameDialog = 'menu' | 'country'
