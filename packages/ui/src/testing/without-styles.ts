// Component tests read no styles, and adding them to each document takes time.
import "@vanilla-extract/css/disableRuntimeStyles";
