// Copies texts; not every page may, and not every person lets it.

/** Copies a text; false where the browser does not let this page, as one that came without TLS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
