// A classic script in the head. It asks for what the first screen shows while the program is still on its way. The
// server has written into the page what that is; src/browser/early-fetch.ts hands the answers on, once each. It also
// tells when the program doesn't come.
(function () {
  function told(name, prefix) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta && meta.content.startsWith(prefix) ? meta.content.split(" ") : [];
  }
  var headers = { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0", accept: "application/json" };
  window.rotundaEarly = new Map(
    told("rotunda-early", "/api/").map(function (call) {
      var answer = fetch(call, { credentials: "include", cache: "no-store", headers: headers });
      // Whoever takes it hears of a failure; if nobody does, it is nobody's.
      answer.catch(function () {});
      return [call, { answer: answer, asked: Date.now() }];
    }),
  );
  // The screen's own files, after the calls: links in the page would be ahead of them in every queue.
  told("rotunda-files", "/").forEach(function (file) {
    preload(file, file.endsWith(".css") ? "style" : "");
  });
  // The font when the program has come: while that makes the first page, the line has nothing else to do.
  function preloadFonts() {
    told("rotunda-fonts", "/").forEach(function (file) {
      preload(file, "font");
    });
  }
  document.addEventListener("DOMContentLoaded", preloadFonts, { once: true });
  function preload(file, as) {
    var link = document.createElement("link");
    link.rel = as ? "preload" : "modulepreload";
    if (as) link.as = as;
    if (as !== "style") link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
  // What no program can tell: that the program itself, or its stylesheet, did not come.
  var isRepeated = false;
  window.addEventListener(
    "error",
    function (event) {
      var element = event.target;
      if (element instanceof HTMLScriptElement) {
        var trouble = document.getElementById("no-program");
        if (!trouble) return;
        trouble.hidden = false;
        window.addEventListener("online", function () {
          location.reload();
        });
      } else if (element instanceof HTMLLinkElement && element.rel === "stylesheet" && !isRepeated) {
        isRepeated = true;
        element.replaceWith(element.cloneNode());
      }
    },
    true,
  );
})();
