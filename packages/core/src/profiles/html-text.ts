/** Whether HTML shows anything to read; tags, blanks and non-breaking spaces alone don't. */
export function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, "") !== "";
}
