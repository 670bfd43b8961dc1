// A classic script in the head: it runs before the first paint.
(function () {
  try {
    var theme = localStorage.getItem("rotunda-theme");
    if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is unavailable: the page uses the system's color scheme.
  }
})();
