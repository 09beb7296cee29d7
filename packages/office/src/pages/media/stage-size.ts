/** The most of a screen's height that a picture takes on which something is placed. */
const MOST_HEIGHT = 60

/**
 * How large the stage of a picture is, before the picture has come as after it: what is drawn on it must not jump away under
 * the pointer.
 */
export function stageSize({ width, height }: { width: number; height: number }) {
  return {
    inlineSize: `min(100%, ${width}px, ${(MOST_HEIGHT * width) / height}vh)`,
    aspectRatio: `${width} / ${height}`,
  }
}
