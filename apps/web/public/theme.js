// A classic script in the head: it runs before the first paint.
(function () {
  try {
    var theme = localStorage.getItem("rotunda-theme");
    if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's own colour scheme applies.
  }
})();
