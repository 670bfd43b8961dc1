export const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

export const ALLOWED_TAGS = (
  "p br b strong i em u s sub sup small span div blockquote q cite abbr code h2 h3 h4 h5 h6 hr " +
  "ul ol li dl dt dd a table caption thead tbody tfoot tr th td"
).split(" ");

export const ALLOWED_ATTR = ["href", "title", "lang", "dir", "scope", "colspan", "rowspan"];
